import { useEffect, useRef, useState } from "react";
import type { UploadOptions } from "./upload.ts";

/**
 * Runs an upload. `share` is its progress (0 to 1), null when none is running. `giveUp` and leaving the screen abort
 * the signal that `send` gets.
 */
export function useUpload() {
  const [share, setShare] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const upload = async (send: (options: UploadOptions) => Promise<void>) => {
    const controller = new AbortController();
    sending.current = controller;
    setShare(0);
    try {
      await send({ onProgress: setShare, signal: controller.signal });
    } finally {
      setShare(null);
    }
  };
  return { share, upload, giveUp: () => sending.current?.abort() };
}
