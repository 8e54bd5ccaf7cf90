import { useState } from "react";
import { late } from "@/lib/late.tsx";

// Few people need it.
const OfferCard = late(async () => (await import("./passkey-offer-card.tsx")).PasskeyOfferCard);

const KEY = "sem-senha";
const TOUCH = "(pointer: coarse)";

function mayOffer(): boolean {
  try {
    return localStorage.getItem(KEY) === null && matchMedia(TOUCH).matches && "PublicKeyCredential" in window;
  } catch {
    // Without storage, it would be offered again and again.
    return false;
  }
}

/**
 * Offers the fingerprint or the face after a log-in on a phone or tablet, until the offer was taken or put away there.
 */
export function PasskeyOffer() {
  const [isPossible, setPossible] = useState(mayOffer);
  const end = () => {
    localStorage.setItem(KEY, "1");
    setPossible(false);
  };
  return isPossible ? <OfferCard onEnd={end} /> : null;
}
