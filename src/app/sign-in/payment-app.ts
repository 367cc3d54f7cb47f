import { leaveForApp } from '#app/leave/leave-for-app.ts'
import { ownAddress } from './own-place.ts'

/** The payment app has no sign-in of ours: the user goes on in the company's own app. */
export async function openInApp(): Promise<'left'> {
  const go = (to: string) => window.location.assign(to)
  await leaveForApp(ownAddress(), { navigate: go, assign: go })
  return 'left'
}
