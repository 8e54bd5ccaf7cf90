import { useRouter } from "@tanstack/react-router";
import { BackLink, useGoBack } from "@/ui/back-link.tsx";
import { DETAIL } from "./messages.ts";
import { listSearch } from "./search.ts";

/** Leaves for the view before, which stands as it was left; without one, for the list. */
export function useReturn() {
  const router = useRouter();
  const { canGoBack } = useGoBack();
  const leave = () => {
    if (canGoBack()) return router.history.back();
    void router.navigate({ to: "/marketplace", search: listSearch, replace: true });
  };
  return { leave };
}

/** 'Voltar' of every view but the list. */
export function BackToList() {
  const { onClick } = useGoBack();
  return (
    <BackLink to="/marketplace" search={listSearch} onClick={onClick}>
      {DETAIL.back}
    </BackLink>
  );
}
