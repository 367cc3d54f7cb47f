import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { brand } from '#domain/brand.ts'
import type { SignedOut, SignedOutWhy } from '#domain/sign-in/sign-in.ts'
import type { SignInContainer } from '#domain/sign-in/user-info.ts'
import { homePaths } from '#paths/home.ts'
import { inApp, signInContainer } from '#platform/bridge.ts'
import { session } from '#session/session.ts'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Button } from '#ui/base/Button.tsx'

const WHY: Readonly<Record<SignedOutWhy, { readonly title: string; readonly note: string }>> = {
  never: { title: '登录后继续', note: '交易和持有信息需要登录后查看' },
  cancelled: { title: '您取消了授权', note: '登录后可以继续，也可以先看看基金和行情' },
  refused: { title: '暂时无法登录', note: `客服服务时间：${brand.serviceHours}` },
  expired: {
    title: '登录已过期，请重新登录',
    note: '为了您的账户安全，登录一段时间后需要重新确认',
  },
  ended: {
    title: '请重新登录',
    note: '如果不是您本人操作，请立即联系客服。本机上的账户资料已清除',
  },
  network: { title: '网络错误，请稍后再试', note: '请检查网络连接后重新登录' },
  unavailable: { title: '暂未开通，可先浏览', note: `您也可以在${brand.company} App 中登录` },
}

/** Containers whose own sign-in the user closes; elsewhere an authorization page is refused. */
const OWN_SIGN_IN: ReadonlySet<SignInContainer> = new Set(['native', 'mini-program'])

/** Says why the user is not signed in, and what to do about it (rules.md#login-entry). */
export default function SignInPage({ why, text }: Pick<SignedOut, 'why' | 'text'>) {
  const shell = useShell()
  const navigate = useNavigate()
  const [container, setContainer] = useState<SignInContainer | null>(inApp() ? 'native' : null)
  useEffect(() => {
    void signInContainer().then(setContainer)
    // Whoever goes on has read it.
    return () => {
      session.arrivalFailed = false
    }
  }, [])
  if (container === null) return <div aria-busy="true" />
  const words = WHY[why]
  const isOwn = why === 'cancelled' && OWN_SIGN_IN.has(container)
  const byApp = container === 'alipay'
  const title = isOwn ? '您已取消登录' : text || words.title
  const browse = () => {
    session.arrivalFailed = false
    void navigate(homePaths.home.to(), { replace: true })
  }
  const openApp = () => void import('./payment-app.ts').then(({ openInApp }) => openInApp())
  return (
    <EmptyState
      kind="login"
      title={byApp ? WHY.unavailable.title : title}
      note={byApp ? WHY.unavailable.note : words.note}
      actionText={byApp ? '打开 App' : why === 'never' ? '登录' : '重新登录'}
      onAction={() => void shell.login()}
      secondaryText={why === 'never' ? '返回上一页' : '先逛逛'}
      onSecondary={why === 'never' ? shell.back : browse}
    >
      {container === 'browser' && (
        <Button kind="text" onClick={openApp}>
          打开 App
        </Button>
      )}
      {(why === 'refused' || why === 'ended') && (
        <Button kind="text" onClick={() => location.assign(`tel:${brand.serviceLine}`)}>
          {`联系客服 ${brand.serviceLine}`}
        </Button>
      )}
    </EmptyState>
  )
}
