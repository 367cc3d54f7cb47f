import { useEffect, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { ownAddress } from '#domain/navigation/own-address.ts'
import { homePaths } from '#paths/home.ts'
import { session } from '#session/session.ts'
import { refreshUserInfo } from '#app/sign-in/sign-in.ts'

interface Props {
  readonly address: string
  readonly children: ReactNode
}

const lacksAccount = (): boolean => session.userInfo?.appUserFlag === '0'

/**
 * A page that binds or registers an account, in the app after its sign-in: for who has none all the
 * same the page itself, for any other the way back, or home.
 */
export default function AppsOwnPage({ address, children }: Props) {
  // Decided once: who has just registered is led on by the page.
  const [opens, setOpens] = useState<boolean | null>(() =>
    session.userInfo === null ? null : lacksAccount(),
  )
  useEffect(() => {
    if (opens === null) void refreshUserInfo().then(() => setOpens(lacksAccount()))
  }, [opens])
  if (opens === null) return <div aria-busy="true" />
  if (opens) return children
  const from = new URLSearchParams(address.split('?')[1] ?? '').get('from') ?? ''
  return <Navigate to={ownAddress(from) ?? homePaths.home.to()} replace />
}
