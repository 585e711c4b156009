//! Answers that are the same for everybody, as files for a page that plays without a server: the shelf, the lessons there are,
//! the version, and the rules of each game, in every language. `answers FOLDER` writes `FOLDER/en/games/casadh/rules.json` for what
//! `/api/games/casadh/rules` would be answered.

use std::path::Path;
use std::{env, fs};

use catalog::GameId;
use pocket::{Asked, Pocket};
use words::Language;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = env::args().nth(1).ok_or("answers FOLDER")?;
    let of_games = GameId::ALL.iter().map(|game| format!("/games/{game}/rules"));
    let paths: Vec<String> = ["/about", "/games", "/lessons"].map(str::to_owned).into_iter().chain(of_games).collect();
    for language in Language::ALL {
        let mut pocket = Pocket::new([0; 32], None, language);
        for path in &paths {
            let (method, language) = ("GET".to_owned(), language.code().to_owned());
            let file = Path::new(&folder).join(&language).join(format!("{}.json", &path[1..]));
            let asked = Asked::Http { method, path: format!("/api{path}"), body: String::new(), language, now_ms: 0 };
            let reply = pocket.answer(asked).reply.ok_or("a request is answered")?;
            if reply.status != 200 {
                return Err(format!("{path}: {}", reply.body).into());
            }
            fs::create_dir_all(file.parent().ok_or("it lies in the folder")?)?;
            fs::write(file, reply.body)?;
        }
    }
    Ok(())
}
