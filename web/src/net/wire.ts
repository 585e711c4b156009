// From the house's JSON to a game's own types: the only place that believes the server about views, actions and events.

import type { JsonValue, Story, Vantage } from '../generated/protocol';

export const viewOf = <View>(vantage: Vantage): View => vantage.view as unknown as View;

export const actionsOf = <Action>(vantage: Vantage): Action[] => vantage.legal as unknown as Action[];

export const eventsOf = <Event>(story: Story): Event[] => story.events as unknown as Event[];

export const eventOf = <Event>(event: JsonValue): Event => event as unknown as Event;
