import { Undo2 } from "lucide-react";
import { useContactInText } from "@/lib/forms/use-contact-in-text.ts";
import { Button } from "@/ui/button.tsx";
import { FieldWarning } from "@/ui/fields/field-warning.tsx";
import { CONTACT_WARNING, IMPROVED } from "./late-form-messages.ts";

interface DescriptionNotesProps {
  text: string;
  isImproved: boolean;
  onUndo: () => void;
}

/** What is said below the description: that it was improved, and that it has a contact, which others don't see. */
export function DescriptionNotes({ text, isImproved, onUndo }: DescriptionNotesProps) {
  const hasContact = useContactInText(text) !== null;
  return (
    <>
      <Improved isShown={isImproved} onUndo={onUndo} />
      <FieldWarning>{hasContact && CONTACT_WARNING}</FieldWarning>
    </>
  );
}

/** Says that the text was improved, and offers to restore the original. */
function Improved({ isShown, onUndo }: { isShown: boolean; onUndo: () => void }) {
  return (
    <div className={isShown ? "mt-2 flex items-center gap-2 rounded-control bg-blueprint-50 pl-3 text-sm" : undefined}>
      <p role="status" className={isShown ? "min-w-0 flex-1 py-2 text-blueprint" : undefined}>
        {isShown && IMPROVED.done}
      </p>
      {isShown && (
        <Button variant="ghost" size="sm" icon={Undo2} onClick={onUndo}>
          {IMPROVED.undo}
        </Button>
      )}
    </div>
  );
}
