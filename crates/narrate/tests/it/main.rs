//! What is told, in whole games of every kind.

mod courses;
mod languages;
mod odds;
mod reading;
mod reasons;
mod scene;
mod sentences;
