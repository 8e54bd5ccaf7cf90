import { DIRECTORY_FILTER, REFERENCE_INPUT } from "../network.ts";
import { everyone, loggedIn, networkOwner, type Row } from "./audiences.ts";

const LOCAL = { trade: "reforma-de-banheiro", city: "dourados" };

export const NETWORKING_MATRIX: Record<string, Row> = {
  "networking.card": { input: ({ otherId }) => ({ slugOrId: otherId }), outcome: everyone("ok"), roundTrips: 2 },
  "networking.directory": { input: () => ({ ...DIRECTORY_FILTER, page: 1 }), outcome: everyone("ok"), roundTrips: 2 },
  "networking.local": { input: () => LOCAL, outcome: everyone("ok"), roundTrips: 2 },
  "networking.directoryCount": { input: () => DIRECTORY_FILTER, outcome: everyone("ok"), roundTrips: 2 },
  "networking.profile": { input: ({ otherId }) => ({ id: otherId }), outcome: everyone("ok"), roundTrips: 2 },
  "networking.references": { input: ({ otherId }) => ({ id: otherId }), outcome: everyone("ok"), roundTrips: 2 },
  "networking.portfolio": { input: ({ otherId }) => ({ id: otherId }), outcome: everyone("ok"), roundTrips: 2 },
  "networking.overview": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "networking.connect": {
    input: ({ otherId }) => ({ professionalId: otherId }),
    outcome: { ...loggedIn("ok"), owner: "connection.exists" },
    roundTrips: 2,
  },
  "networking.accept": {
    input: ({ incomingId }) => ({ id: incomingId }),
    outcome: networkOwner("connection.not_found"),
    roundTrips: 2,
  },
  "networking.reject": {
    input: ({ incomingId }) => ({ id: incomingId }),
    outcome: networkOwner("connection.not_found"),
    roundTrips: 2,
  },
  "networking.cancel": {
    input: ({ outgoingId }) => ({ id: outgoingId }),
    outcome: networkOwner("connection.not_found"),
    roundTrips: 2,
  },
  "networking.disconnect": {
    input: ({ otherId }) => ({ id: otherId }),
    outcome: loggedIn("connection.not_found"),
    roundTrips: 2,
  },
  "networking.undo": {
    input: ({ incomingId }) => ({ id: incomingId, act: "accept" }),
    outcome: loggedIn("connection.not_found"),
    roundTrips: 2,
  },
  "networking.seeAnswers": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "networking.asked": { input: () => ({}), outcome: loggedIn("ok"), roundTrips: 2 },
  "networking.pending": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "networking.pendingCount": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "networking.connections": { input: () => ({}), outcome: loggedIn("ok"), roundTrips: 2 },
  "networking.addReference": {
    input: ({ otherId }) => ({ ...REFERENCE_INPUT, professionalId: otherId }),
    outcome: loggedIn("ok"),
    roundTrips: 2,
  },
  "networking.hideReference": {
    input: ({ receivedId }) => ({ id: receivedId }),
    outcome: networkOwner("reference.not_found"),
    roundTrips: 2,
  },
  "networking.showReference": {
    input: ({ receivedId }) => ({ id: receivedId }),
    outcome: networkOwner("reference.not_found"),
    roundTrips: 2,
  },
  "networking.deleteReference": {
    input: ({ writtenId }) => ({ id: writtenId }),
    outcome: networkOwner("reference.not_found"),
    roundTrips: 2,
  },
  "networking.updatePhoto": {
    input: ({ photoId }) => ({ id: photoId, title: "Muro", description: "" }),
    outcome: networkOwner("photo.not_found"),
    roundTrips: 2,
  },
  "networking.deletePhoto": {
    input: ({ photoId }) => ({ id: photoId }),
    outcome: networkOwner("photo.not_found"),
    roundTrips: 2,
  },
};
