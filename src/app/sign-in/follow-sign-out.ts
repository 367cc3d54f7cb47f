import { onSignOutElsewhere } from '#session/other-tabs.ts'
import { toast } from '#ui/base/toast.ts'

async function follow(openId: string): Promise<void> {
  const { signOutToo } = await import('./sign-out.ts')
  if (await signOutToo(openId)) toast.show('已在其他页面退出登录')
}

/** Signs the user out here when another tab of the browser does: from the page's start on. */
export function followSignOut(): () => void {
  return onSignOutElsewhere((openId) => void follow(openId))
}
