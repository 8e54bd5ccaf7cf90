import type { Modules } from "./lean-module.ts";

/**
 * Kinds of elements, by React's numbers: profilers, lazy components, lists of suspense, scopes, parts hidden in the old
 * style, caches, what goes into the head, `html`, `head` and `body`, view transitions, activities.
 */
const KINDS = [12, 16, 19, 21, 23, 24, 26, 27, 30, 31];
/** The same kinds, by React's constants. */
const TYPES = [
  ...["REACT_ACTIVITY_TYPE", "REACT_LAZY_TYPE", "REACT_LEGACY_HIDDEN_TYPE", "REACT_PROFILER_TYPE"],
  ...["REACT_SUSPENSE_LIST_TYPE", "REACT_VIEW_TRANSITION_TYPE"],
];
const HOOKS = [
  ...["useActionState", "useCacheRefresh", "useFormState", "useHostTransitionStatus", "useMemoCache"],
  ...["useOptimistic", "useTransition"],
];

/** What browsers don't use of packages. */
export const UNUSED_IN_BROWSERS: Modules = {
  "react/cjs/react.production.js": {
    exports: [
      ...["Activity", "Profiler", "PureComponent", "ViewTransition", "__COMPILER_RUNTIME", "addTransitionType"],
      ...["cache", "cacheSignal", "lazy", "unstable_useCacheRefresh"],
      ...["useActionState", "useOptimistic", "useTransition"],
    ],
  },
  "react-dom/cjs/react-dom.production.js": {
    exports: [
      ...["browser", "preconnect", "prefetchDNS", "preinit", "preinitModule", "preload", "preloadModule"],
      ...["requestFormReset", "unstable_batchedUpdates", "useFormState", "useFormStatus"],
    ],
  },
  "scheduler/cjs/scheduler.production.js": {
    exports: ["unstable_forceFrameRate", "unstable_next", "unstable_runWithPriority", "unstable_wrapCallback"],
  },
  "react-dom/cjs/react-dom-client.production.js": {
    cases: [...KINDS, ...TYPES],
    properties: HOOKS,
    prototypes: ["FragmentInstance"],
    // Refs of fragments.
    idle: [
      ...["commitFragmentInstanceDeletionEffects", "commitFragmentInstanceInsertionEffects"],
      "commitNewChildToFragmentInstances",
    ],
    stretches: [
      ["if (null === current.stateNode) {\n            var fragmentInstance", "instanceToUse = current.stateNode;"],
      [
        "for (var parent = finishedWork.return; null !== parent; ) {\n        if (isFragmentInstanceParent",
        "var JSCompiler_inline_result = parentFiber;",
      ],
      // `onSelect`, `onBeforeInput`, `onComposition…` and functions as actions of forms.
      [
        "handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch",
        "}\n    processDispatchQueue(dispatchQueue, eventSystemFlags);",
      ],
      ['registerTwoPhaseEvent(\n  "onSelect"', "var mediaEventTypes"],
      ["null !== stateHook &&\n    ((HostTransitionContext", "stateHook = contextStackCursor.current;"],
      ["hostTransitionProviderCursor.current === fiber &&", "}\nvar prefix, suffix;"],
      [
        "null !== workInProgress.memoizedState &&\n        (($$typeof = renderWithHooks(",
        "markRef(current, workInProgress);",
      ],
      ["needsFormReset &&\n", "viewTransitionMutationContext = !1;\n      break;"],
      // Hints about resources.
      ["r: requestFormReset,", "};\nfunction flushSyncWork()"],
      // Parts of the page that are hydrated first, and forms that were sent before.
      [
        "for (var i = 0; i < queuedExplicitHydrationTargets.length; i++) {",
        "}\nfunction defaultOnDefaultTransitionIndicator()",
      ],
      ["ReactDOMHydrationRoot.prototype.unstable_scheduleHydration", "var isomorphicReactPackageVersion"],
      // `findDOMNode`, and what developer tools connect to.
      ["ReactDOMSharedInternals.findDOMNode =", "exports.createRoot ="],
      // Methods of classes that React has renamed since.
      [
        '"function" === typeof Component.getDerivedStateFromProps ||\n      "function" === typeof context.getSnapshotBeforeUpdate',
        '"function" === typeof context.componentDidMount',
      ],
      [
        'contextType$jscomp$0 ||\n      ("function" !== typeof context.UNSAFE_componentWillReceiveProps',
        "hasForceUpdate = !1;",
      ],
      [
        'contextType$jscomp$0 ||\n              ("function" !== typeof context.UNSAFE_componentWillMount',
        '"function" === typeof context.componentDidMount',
      ],
      ['(oldContext =\n      "function" === typeof unresolvedOldProps', "hasForceUpdate = !1;"],
      [
        'oldContext ||\n              ("function" !== typeof context.UNSAFE_componentWillUpdate',
        '"function" === typeof context.componentDidUpdate',
      ],
      ["var isInputEventSupported = !1;", "function stopWatchingForValueChange()"],
    ],
    parts: [
      // View transitions.
      ["(committedLanes & 335544064) === committedLanes", "false"],
      ["(lanes & 335544064) === lanes", "false"],
      ["shouldStartViewTransition\n    ?", "false\n    ?"],
      ["committedLanes ? 9270 : 1024", "1024"],
      ["committedLanes &&\n      ((JSCompiler_temp = root.deletions)", "false && ((JSCompiler_temp = root.deletions)"],
      ["committedLanes && trackEnterViewTransitions(root)", "false"],
      ["null === JSCompiler_temp.memoizedState &&\n            committedLanes &&", "false &&"],
      ["committedLanes && commitNestedViewTransitions(root)", "false"],
      // Images and stylesheets that a transition waits for.
      ["if ((JSCompiler_temp = 0 !== (workInProgress.mode & 32)))", "if (false)"],
      [
        "if (JSCompiler_temp) {\n    if (\n      ((workInProgress.flags |= 16777216)",
        "if (false) {\n    if (\n      (0",
      ],
      ["isViewTransitionEligible ||\n    subtreeFlags & 8192 ||\n    16785408 === (subtreeFlags & 16785408)", "false"],
      [
        'isHostHoistableType(\n      type,\n      pendingProps,\n      contextStackCursor.current\n    )\n      ? 26\n      : "html" === type || "head" === type || "body" === type\n        ? 27\n        : 5',
        "5",
      ],
      ["31 === tag", "false"],
      ["if (isCustomElement(tag))", "if (false)"],
      ["parent === hostTransitionProviderCursor.current", "false"],
      // Browsers without input events.
      ["if (isInputEventSupported)\n", "if (true)\n"],
      // Stacks of components in errors.
      ["stack: getStackByFiberInDevAndProd(source)", 'stack: ""'],
      ["onRecoverableError,\n    defaultOnDefaultTransitionIndicator", "onRecoverableError"],
      // What only development builds do.
      ["if (shouldDoubleInvokeUserFnsInHooksDEV)", "if (false)"],
      ["shouldDoubleInvokeUserFnsInHooksDEV &&", "false &&"],
      ["injectedHook &&", "false &&"],
    ],
  },
  // Asking whether a route matches.
  "@tanstack/react-router/dist/esm/route.js": { members: ["Link", "useLoaderData", "useLoaderDeps", "useMatch"] },
  "@tanstack/router-core/dist/esm/router.js": {
    members: ["clearCache", "matchRoute"],
    stretches: [
      // Masks of addresses, and addresses that are rewritten.
      ["if (this.options.routeMasks) processRouteMasks(", "return {\n\t\t\t\t...result"],
      ["const { __tempLocation, __tempKey } = location.state;", "return location;\n\t\t};\n\t\tthis.matchRoutes ="],
      ["if (opts.mask) next.maskedLocation =", "if (!(isServer ?? this.isServer) && !usedCurrent"],
      ["if (maskedLocation) {\n", "nextHistory.state = {\n\t\t\t\t\t...nextHistory.state,\n\t\t\t\t\t__hash"],
    ],
    parts: [
      ["executeRewriteInput(this.rewrite, new URL(href, this.origin))", "new URL(href, this.origin)"],
      [
        "executeRewriteInput(this.rewrite, new URL(parsed.pathname, this.origin))",
        "new URL(parsed.pathname, this.origin)",
      ],
      ["if (this.rewrite) {", "if (false) {"],
      ['nextBasepath !== "/" && trimPath(nextBasepath) ? rewriteBasepath(', "false ? rewriteBasepath("],
      ["if (options.pathParamsAllowedCharacters?.length) ", "if (false) "],
      // View transitions.
      ["if (shouldViewTransition && !(isServer", "if (false && !(isServer"],
    ],
  },
  "@tanstack/router-core/dist/esm/new-process-route-tree.js": {
    // Parameters that are parsed, may be missing, stand for several segments or for a part of one.
    stretches: [
      ["if (a.parse && !b.parse) return -1;", "return 0;\n}"],
      ['const open = part.indexOf("{");', "return part;\n}"],
      ["if (node.wildcard) for (", "if (!isBeyondPath && node.dynamic && part) for ("],
    ],
    parts: [
      ["if (prefix || suffix) {", "if (false) {"],
      ["if (node.parse) {", "if (false) {"],
      ["if (node.index.parse) {", "if (false) {"],
    ],
  },
  "@tanstack/react-router/dist/esm/link.js": {
    // Screens are preloaded when somebody is about to open them.
    stretches: [
      ['if (preload === "render" && !hasRenderFetched.current) {', "let active = true;"],
      ['if (preload === "viewport" && innerRef.current', "return () => {\n\t\t\tactive = false;"],
    ],
  },
  "@tanstack/query-core/build/modern/queryClient.js": {
    methods: [
      ...["ensureInfiniteQueryData", "getDefaultOptions", "getQueryState", "infiniteQuery", "resetQueries"],
      ...["setDefaultOptions", "setMutationDefaults"],
    ],
  },
  "@tanstack/query-core/build/modern/queryObserver.js": { methods: ["fetchOptimistic"] },
  "@tanstack/query-core/build/modern/query.js": {
    methods: ["reset"],
    parts: [["if (this.options.persister) return this.options.persister(queryFn, queryFnContext, this);", ""]],
  },
  "@tanstack/query-core/build/modern/infiniteQueryBehavior.js": {
    stretches: [["if (context.options.persister) context.fetchFn =", "context.fetchFn = fetchFn;"]],
  },
  "@tanstack/query-core/build/modern/timeoutManager.js": { methods: ["setTimeoutProvider"] },
  "@tanstack/react-query/build/modern/useBaseQuery.js": {
    // Suspense, errors that boundaries catch, and caches that are still being restored.
    stretches: [
      ["ensureSuspenseTimers(defaultedOptions);", "const [observer] = React.useState"],
      ["if (shouldSuspend(defaultedOptions, result))", "return !defaultedOptions.notifyOnChangeProps"],
    ],
    parts: [
      ["const isRestoring = useIsRestoring();", "const isRestoring = false;"],
      ["const errorResetBoundary = useQueryErrorResetBoundary();", ""],
    ],
  },
};
