import { REQUEST_INPUT } from "../people.ts";
import { newBrowser } from "../pushes.ts";
import { everyone, loggedIn, type Row } from "./audiences.ts";

/** Alerts, notices and demand. */
export const ALERTS_MATRIX: Record<string, Row> = {
  "alerts.settings": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "alerts.device": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "alerts.save": {
    input: () => ({
      isOn: true,
      byPush: true,
      byMail: "digest",
      urgentAtNight: true,
      services: ["Pintura de muro"],
      regions: [],
    }),
    outcome: { ...loggedIn("ok"), client: "provider.required", admin: "provider.required" },
    roundTrips: 2,
  },
  "alerts.subscribe": { input: () => newBrowser().subscription, outcome: loggedIn("ok"), roundTrips: 2 },
  "alerts.unsubscribe": {
    input: () => ({ endpoint: newBrowser().subscription.endpoint }),
    outcome: loggedIn("ok"),
    roundTrips: 2,
  },
  "listings.savedSearches": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "listings.announced": { input: ({ listingId }) => ({ id: listingId }), outcome: loggedIn("ok"), roundTrips: 2 },
  "listings.saveSearch": {
    input: () => ({ text: "betoneira", category: null, cityId: null, minPriceCents: null, maxPriceCents: null }),
    outcome: loggedIn("ok"),
    roundTrips: 2,
  },
  "listings.deleteSearch": { input: ({ listingId }) => ({ id: listingId }), outcome: loggedIn("ok"), roundTrips: 2 },
  "listings.searchMail": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "listings.setSearchMail": { input: () => ({ byMail: "at_once" }), outcome: loggedIn("ok"), roundTrips: 2 },
  "notices.count": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "notices.list": { input: () => ({}), outcome: loggedIn("ok"), roundTrips: 2 },
  "notices.markRead": { input: () => ({ ids: null, until: 1 }), outcome: loggedIn("ok"), roundTrips: 2 },
  "demand.board": { input: () => ({ trade: "Acabamentos" }), outcome: everyone("ok"), roundTrips: 1 },
  "demand.forecast": {
    input: () => ({ serviceType: REQUEST_INPUT.serviceType, city: REQUEST_INPUT.city }),
    outcome: loggedIn("ok"),
    roundTrips: 2,
  },
};
