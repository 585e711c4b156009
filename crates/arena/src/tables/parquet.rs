//! Parquet: the same rows by columns, compressed, with the tournament's plan in the file's own notes.

use std::fs::File;
use std::io;
use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::Type;

use super::{Cell, Column, Holds, Sheet};

/// Rows that are kept until they are written together.
const GROUP: usize = 100_000;

pub struct Parquet {
    writer: SerializedFileWriter<File>,
    columns: Vec<Values>,
    n_rows: usize,
}

/// A column's values since the last group of rows.
enum Values {
    Text(Vec<ByteArray>),
    Whole(Vec<i64>),
    /// The numbers there are, and for each row whether it has one.
    WholeOrNothing(Vec<i64>, Vec<i16>),
    Real(Vec<f64>),
    Truth(Vec<bool>),
}

impl Parquet {
    /// Begins a file with these columns.
    pub fn new(file: File, columns: &[Column], plan: &str) -> io::Result<Parquet> {
        let fields = columns.iter().map(|column| field(column).map(Arc::new)).collect::<Result<Vec<_>, _>>();
        let schema = fields.and_then(|fields| Type::group_type_builder("karst").with_fields(fields).build());
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by("karst arena".into())
            .set_key_value_metadata(Some(vec![KeyValue::new("tournament".into(), plan.to_string())]))
            .build();
        let writer = SerializedFileWriter::new(file, Arc::new(schema.map_err(trouble)?), Arc::new(properties));
        Ok(Parquet {
            writer: writer.map_err(trouble)?,
            columns: columns.iter().map(|column| Values::new(column.holds)).collect(),
            n_rows: 0,
        })
    }

    fn group(&mut self) -> io::Result<()> {
        let mut group = self.writer.next_row_group().map_err(trouble)?;
        for values in &mut self.columns {
            let column = group.next_column().map_err(trouble)?.expect("the group has the columns of its file");
            values.write(column).map_err(trouble)?;
        }
        group.close().map_err(trouble)?;
        self.n_rows = 0;
        Ok(())
    }
}

impl Sheet for Parquet {
    fn row(&mut self, row: &[Cell<'_>]) -> io::Result<()> {
        self.columns.iter_mut().zip(row).for_each(|(values, cell)| values.push(cell));
        self.n_rows += 1;
        if self.n_rows == GROUP { self.group() } else { Ok(()) }
    }

    fn close(mut self: Box<Self>) -> io::Result<()> {
        if self.n_rows > 0 {
            self.group()?;
        }
        self.writer.close().map(drop).map_err(trouble)
    }
}

impl Values {
    fn new(holds: Holds) -> Values {
        match holds {
            Holds::Text => Values::Text(Vec::new()),
            Holds::Whole => Values::Whole(Vec::new()),
            Holds::WholeOrNothing => Values::WholeOrNothing(Vec::new(), Vec::new()),
            Holds::Real => Values::Real(Vec::new()),
            Holds::Truth => Values::Truth(Vec::new()),
        }
    }

    fn push(&mut self, cell: &Cell<'_>) {
        match (self, cell) {
            (Values::Text(texts), Cell::Text(text)) => texts.push(text.as_ref().into()),
            (Values::Whole(numbers), Cell::Whole(number)) => numbers.push(*number),
            (Values::WholeOrNothing(numbers, there), Cell::Whole(number)) => {
                numbers.push(*number);
                there.push(1);
            }
            (Values::WholeOrNothing(_, there), Cell::Nothing) => there.push(0),
            (Values::Real(numbers), Cell::Real(number)) => numbers.push(*number),
            (Values::Truth(truths), Cell::Truth(truth)) => truths.push(*truth),
            (_, cell) => unreachable!("the rows are made for their columns, and {cell:?} does not fit"),
        }
    }

    /// Writes what there is and begins anew.
    fn write(&mut self, mut column: SerializedColumnWriter<'_>) -> Result<(), ParquetError> {
        match self {
            Values::Text(texts) => {
                column.typed::<ByteArrayType>().write_batch(texts, None, None)?;
                texts.clear();
            }
            Values::Whole(numbers) => {
                column.typed::<Int64Type>().write_batch(numbers, None, None)?;
                numbers.clear();
            }
            Values::WholeOrNothing(numbers, there) => {
                column.typed::<Int64Type>().write_batch(numbers, Some(there), None)?;
                numbers.clear();
                there.clear();
            }
            Values::Real(numbers) => {
                column.typed::<DoubleType>().write_batch(numbers, None, None)?;
                numbers.clear();
            }
            Values::Truth(truths) => {
                column.typed::<BoolType>().write_batch(truths, None, None)?;
                truths.clear();
            }
        }
        column.close()
    }
}

fn field(column: &Column) -> Result<Type, ParquetError> {
    let (physical, logical) = match column.holds {
        Holds::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        Holds::Whole | Holds::WholeOrNothing => (Physical::INT64, None),
        Holds::Real => (Physical::DOUBLE, None),
        Holds::Truth => (Physical::BOOLEAN, None),
    };
    let repetition = if column.holds == Holds::WholeOrNothing { Repetition::OPTIONAL } else { Repetition::REQUIRED };
    Type::primitive_type_builder(column.name, physical).with_repetition(repetition).with_logical_type(logical).build()
}

fn trouble(error: ParquetError) -> io::Error {
    io::Error::other(error)
}
