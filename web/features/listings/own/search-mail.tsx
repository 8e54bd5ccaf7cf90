import { MAIL_WISHES } from "#src/shared/mail-wishes.ts";
import { trpc } from "@/lib/trpc.ts";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Segmented } from "@/ui/fields/segmented.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { SEARCH_MAIL } from "./messages.ts";
import { useSetSearchMail } from "./use-searches.ts";

const OPTIONS = MAIL_WISHES.map((value) => ({ value, ...SEARCH_MAIL.wishes[value] }));

/** When the user gets mails about new listings in their searches. A choice is saved at once. */
export function SearchMail() {
  const query = trpc.listings.searchMail.useQuery();
  const set = useSetSearchMail();
  return (
    <Card className="mt-4 md:mt-6">
      <Loaded
        query={query}
        pending={<Skeleton className="h-60 w-full rounded-control xs:h-28" />}
        failed={{ title: SEARCH_MAIL.failed, titleAs: "p" }}
      >
        {({ byMail }) => (
          <Field label={SEARCH_MAIL.label} group>
            <Segmented options={OPTIONS} columns={3} value={byMail} onValueChange={set} />
          </Field>
        )}
      </Loaded>
    </Card>
  );
}
