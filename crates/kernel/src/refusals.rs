//! Refusals from one list.

/// Declares why a step is refused from one list: what a refusal saw, the rule that forbids the step, and the message that
/// says so. `how` is a `words::Telling`, which calls things and people by their names, or by their notation in records and
/// tests. A rule may depend on what was seen; where the message names the rule, as those about setups do, the list does not.
///
/// ```text
/// kernel::refusals! { Illegal |how|
///     NoKey: "XX-DOOR-01" => xx::NoKey,
///     DoorShut(by: Seat): "XX-DOOR-02" => xx::DoorShut { who: how.person(by) },
///     TooFar { from: Room, to: Room }: reach_rule(from) => xx::TooFar { from: how.call(from), to: how.call(to) },
/// }
/// ```
#[macro_export]
macro_rules! refusals {
    ($illegal:ident |$how:ident| $(
        $variant:ident $(($($nth:ident: $nth_type:ty),+))? $({ $($field:ident: $type:ty),+ })?: $rule:expr => $message:expr,
    )+) => {
        $crate::refusals! { $illegal |$how| $(
            #[doc = concat!(stringify!($rule), ": ")]
            $variant $(($($nth: $nth_type),+))? $({ $($field: $type),+ })? => $message,
        )+ }

        impl $crate::Illegal for $illegal {
            #[allow(unused_variables, reason = "few rules depend on what was seen")]
            fn rule(&self) -> $crate::RuleId {
                $crate::RuleId(match *self {
                    $($illegal::$variant $(($($nth),+))? $({ $($field),+ })? => $rule,)+
                })
            }
        }
    };
    ($illegal:ident |$how:ident| $(
        $(#[$about:meta])*
        $variant:ident $(($($nth:ident: $nth_type:ty),+))? $({ $($field:ident: $type:ty),+ })? => $message:expr,
    )+) => {
        /// Why it cannot be done.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the message of each says what its fields are")]
        pub enum $illegal {
            $(
                $(#[$about])*
                #[doc = concat!("`", stringify!($message), "`")]
                $variant $(($($nth_type),+))? $({ $($field: $type),+ })?,
            )+
        }

        impl ::words::Message for $illegal {
            fn write(&self, language: ::words::Language, into: &mut String) {
                into.push_str(&::words::Message::tell(self, ::words::Telling::to_people(language, &[])));
            }

            #[allow(unused_variables, reason = "what decides the rule need not be said")]
            fn tell(&self, $how: ::words::Telling<'_>) -> String {
                match *self {
                    $($illegal::$variant $(($($nth),+))? $({ $($field),+ })? => $how.say($message),)+
                }
            }
        }

        impl ::std::fmt::Display for $illegal {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&::words::Message::tell(self, ::words::Telling::NOTATION))
            }
        }

        impl ::std::error::Error for $illegal {}
    };
}
