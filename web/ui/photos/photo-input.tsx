import type { RefObject } from "react";

interface PhotoInputProps {
  /** Lets a button open the chooser. */
  ref: RefObject<HTMLInputElement | null>;
  multiple?: boolean | undefined;
  onChoose: (files: File[]) => void;
}

/** The chooser of photos behind a button. Takes HEIC, too: Safari can open it, other browsers report an error. */
export function PhotoInput({ ref, multiple, onChoose }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      multiple={multiple}
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // Lets the same file be chosen again.
        target.value = "";
        if (files.length > 0) onChoose(files);
      }}
    />
  );
}
