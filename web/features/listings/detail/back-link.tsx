import { useRouter } from "@tanstack/react-router";
import { BackLink, useGoBack } from "@/ui/back-link.tsx";
import { listSearch } from "../search.ts";
import { DETAIL } from "./messages.ts";

/** Goes back to the previous view, or to the list if there is none. */
export function useReturn() {
  const router = useRouter();
  const { canGoBack } = useGoBack();
  const leave = () => {
    if (canGoBack()) return router.history.back();
    void router.navigate({ to: "/marketplace", search: listSearch, replace: true });
  };
  return { leave };
}

/** The 'Voltar' link of every view except the list. */
export function BackToList() {
  const { onClick } = useGoBack();
  return (
    <BackLink to="/marketplace" search={listSearch} onClick={onClick}>
      {DETAIL.back}
    </BackLink>
  );
}
