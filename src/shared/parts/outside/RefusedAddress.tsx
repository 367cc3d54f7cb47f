import type { AddressRefusal } from '#domain/navigation/outside-address.ts'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

const REASONS: Readonly<Record<AddressRefusal, string>> = {
  unreadable: '链接不完整或无法识别',
  notHttps: '链接没有使用加密连接（https）',
  foreignHost: '链接不属于本公司的网站',
  carriesLogin: '链接里带有登录信息',
}

/** Shown for a link that is not followed, with the reason. */
export function RefusedAddress({ reason }: { readonly reason: AddressRefusal }) {
  const shell = useShell()
  return (
    <EmptyState
      kind="forbidden"
      title="为了您的安全，没有打开这个链接"
      note={`${REASONS[reason]}。请返回后从页面中重新打开`}
      actionText="返回上一页"
      onAction={shell.back}
    />
  )
}
