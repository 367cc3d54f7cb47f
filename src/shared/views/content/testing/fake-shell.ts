import type { Shell } from '#templates/shell-context.ts'

/** A shell in which no user signs in and nothing is left. */
export const fakeShell = (): Shell => ({
  login: async () => false,
  signOut: async () => {},
  back: () => {},
  leaveFlow: () => {},
  flowEnded: () => {},
  backTo: () => {},
  leave: async () => {},
  tradeGate: async () => null,
  preload: async () => {},
  hasScreen: async () => true,
  setTitle: () => {},
})
