//! What seats may know: views, imagined worlds, and that nothing leaks.

use kernel::{Actor, Game, Seat, SeatSet, Step, Viewer, pick};
use rand_chacha::ChaCha8Rng;

use crate::perft::every_step;

/// Checks the laws about views at one position, for a spectator, each seat, and all seats together.
pub(crate) fn check<G: Game>(state: &G::State, setup: &G::Setup, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let n = G::n_seats(setup);
    let all = Viewer::seats(SeatSet::first(n));
    let viewers = Seat::first(n).map(Viewer::seat).chain([Viewer::PUBLIC, all]);
    for viewer in viewers {
        let view = G::view(state, viewer);
        let json = serde_json::to_string(&view).map_err(|error| error.to_string())?;
        if serde_json::from_str::<G::View>(&json).ok().as_ref() != Some(&view) {
            return Err(format!("the view of {viewer:?} does not round-trip: {json}"));
        }
        let imagined = G::imagine(&view, rng);
        if G::view(&imagined, viewer) != view {
            return Err(format!("{viewer:?} imagines something else than it sees: {view:?}"));
        }
        if G::actor(&imagined) != G::actor(state) {
            return Err(format!("{viewer:?} imagines somebody else to act: {:?}", G::actor(&imagined)));
        }
        same_offers::<G>(state, &imagined, viewer, n)?;
        same_traffic::<G>(state, &imagined, viewer, rng)?;
    }
    Ok(())
}

/// A seat may do the same in every world that fits its view.
fn same_offers<G: Game>(state: &G::State, imagined: &G::State, viewer: Viewer, n: usize) -> Result<(), String> {
    for seat in Seat::first(n).filter(|seat| viewer.sees(*seat)) {
        let (mut here, mut there) = (Vec::new(), Vec::new());
        G::legal(state, seat, &mut here);
        G::legal(imagined, seat, &mut there);
        here.sort();
        there.sort();
        if here != there {
            return Err(format!("what {seat} may do depends on what it cannot see: {here:?} or {there:?}"));
        }
    }
    Ok(())
}

/// A step that reveals nothing looks the same in both worlds; a chance outcome that the viewer witnesses alike in
/// both leaves it with the same view. Compared byte by byte, as they would be sent.
fn same_traffic<G: Game>(
    state: &G::State,
    imagined: &G::State,
    viewer: Viewer,
    rng: &mut ChaCha8Rng,
) -> Result<(), String> {
    match G::actor(state) {
        Actor::Over => Ok(()),
        Actor::Seats(_) => {
            let steps = every_step::<G>(state);
            let step = steps[pick(rng, steps.len() as u32) as usize];
            let Step::Act(seat, action) = step else {
                return Ok(());
            };
            if G::reveals(state, seat, action) {
                return Ok(());
            }
            let here = traffic::<G>(state, step, viewer)?;
            let there = traffic::<G>(imagined, step, viewer);
            if Ok(&here) == there.as_ref() {
                Ok(())
            } else {
                Err(format!("`{step}` reveals nothing, and yet {viewer:?} sees {here:?} or {there:?}"))
            }
        }
        Actor::Chance => {
            let here = traffic::<G>(state, Step::Chance(G::sample(state, rng)), viewer)?;
            let there = traffic::<G>(imagined, Step::Chance(G::sample(imagined, rng)), viewer)?;
            if here.0 == there.0 && here.1 != there.1 {
                return Err(format!("{viewer:?} witnesses the same and sees {} or {}", here.1, there.1));
            }
            Ok(())
        }
    }
}

/// What is sent to a viewer after a step: events and view.
fn traffic<G: Game>(state: &G::State, step: Step<G>, viewer: Viewer) -> Result<(String, String), String> {
    let (mut after, mut events) = (state.clone(), Vec::new());
    G::apply(&mut after, step, &mut events).map_err(|no| format!("`{step}` is refused: {no}"))?;
    let witnessed: Vec<_> = events.iter().map(|event| G::witness(event, viewer)).collect();
    let json = |error: serde_json::Error| error.to_string();
    let events = serde_json::to_string(&witnessed).map_err(json)?;
    Ok((events, serde_json::to_string(&G::view(&after, viewer)).map_err(json)?))
}
