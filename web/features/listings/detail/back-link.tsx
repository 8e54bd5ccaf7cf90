import { useRouter } from "@tanstack/react-router";
import { BackLink, useGoBack } from "@/ui/frame/back-link.tsx";
import { listSearch } from "../search.ts";

/** Goes back to the previous view, or to the list if there is none. */
export function useReturn() {
  const router = useRouter();
  const goBack = useGoBack("list");
  const leave = () => {
    if (!goBack()) void router.navigate({ to: "/marketplace", search: listSearch, replace: true });
  };
  return { leave };
}

/** The 'Voltar' link of every view except the list. */
export function BackToList() {
  return <BackLink to="/marketplace" search={listSearch} goesBack="list" />;
}
