import { useEffect } from "react";
import type { Area } from "#src/features/college/catalogue.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { AREA, areaFailure, ONBOARDING, onboardingFailure } from "./messages.ts";

const refreshLearning = () => trpcUtils.college.mine.invalidate();

/** What the college shows to the person; asks again when premium begins or ends. */
export function useLearning() {
  const query = trpc.college.mine.useQuery();
  const { data, refetch } = query;
  const isPremium = useCurrentUser()?.isPremium;
  const isOutdated = data !== undefined && isPremium !== undefined && data.isPremium !== isPremium;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  return query;
}

/** Saves the area. `onSaved` is called once the new modules are on screen. */
export function useChooseArea(isChange: boolean, onSaved?: () => void) {
  const { mutate, isPending } = trpc.college.chooseArea.useMutation(
    mutationSteps({
      onSuccess: async () => {
        await refreshLearning();
        onSaved?.();
      },
      success: () => ({ title: isChange ? AREA.changed : AREA.chosen }),
      failure: areaFailure,
      onFailure: ({ code }) => code === "premium.required" && refreshLearning(),
    }),
  );
  return { choose: (area: Area) => mutate({ area }), isSaving: isPending };
}

/** 'Começar'. */
export function useFinishOnboarding() {
  const { mutate, isPending } = trpc.college.finishOnboarding.useMutation(
    mutationSteps({
      onSuccess: async () => {
        await refreshLearning();
        window.scrollTo(0, 0);
      },
      success: () => ({ title: ONBOARDING.welcome }),
      failure: onboardingFailure,
      onFailure: ({ code }) => code !== "network" && refreshLearning(),
    }),
  );
  return { finish: () => mutate(), isFinishing: isPending };
}
