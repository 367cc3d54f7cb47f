import { homePaths } from '#paths/home.ts'
import { inApp } from '#platform/bridge.ts'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'

/** Ends the session. The native app's accounts are its own, and so is their end. */
export function SignOutRow() {
  const shell = useShell()
  const replace = useReplace()
  if (inApp()) return null
  async function leave() {
    const leaves = await dialog.confirmed({
      title: '退出登录',
      content: '退出后需要重新登录才能查看持有和交易，未提交的内容不再保留',
      confirmText: '退出登录',
    })
    if (!leaves) return
    await shell.signOut()
    replace(homePaths.home.to())
    toast.show('已退出登录')
  }
  return (
    <Button kind="secondary" size="large" block onClick={leave}>
      退出登录
    </Button>
  )
}
