// From the house's JSON to the game's own types: the only place that believes the server about them.
import type { Story, Vantage } from '../../generated/protocol';
import type { Action, Event, View } from '../../generated/skulldug';

export function viewOf(vantage: Vantage): View {
  return vantage.view as unknown as View;
}

export function actionsOf(vantage: Vantage): Action[] {
  return vantage.legal as unknown as Action[];
}

export function eventsOf(story: Story): Event[] {
  return story.events as unknown as Event[];
}
