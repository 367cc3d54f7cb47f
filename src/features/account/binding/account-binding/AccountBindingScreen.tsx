import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { bindingPlace } from '#domain/binding/binding.ts'
import type { SignInContainer } from '#domain/sign-in/user-info.ts'
import { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { signInContainer } from '#platform/bridge.ts'
import { session } from '#session/session.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { useShell } from '#templates/shell-context.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { FirstNumber } from '../bind-phone/FirstNumber.tsx'
import { BindByCard } from './BindByCard.tsx'
import { BindByPassword } from './BindByPassword.tsx'
import { FindAccount } from './FindAccount.tsx'
import type { FoundPerson } from './found-person.ts'

type Input = PathInput<typeof bindingPaths.accountBinding>

/** Binds an account that exists to the messaging app's user, or a number to the mini-program's. */
export default function AccountBindingScreen({ input }: { readonly input: Input }) {
  const { from, step: wish } = input
  const replace = useReplace()
  const { userInfo, lack } = useSnapshot(session)
  const [container, setContainer] = useState<SignInContainer | null>(null)
  const [person, setPerson] = useState<FoundPerson | null>(null)
  const [byCard, setByCard] = useState(false)
  useEffect(() => {
    void signInContainer().then(setContainer)
  }, [])
  if (container === null) return <SkeletonScreen shape="steps" />

  const isApplet = container === 'mini-program'
  const isBound = userInfo !== null && lack !== 'account' && !(isApplet && lack === 'mobile')
  const result = bindingPaths.bindingSuccess.to({ code: isApplet ? '1' : '0', from })
  // A user who has bound by a card goes on to a new password.
  const next = byCard ? bindingPaths.setPassword.to({ step: '1', from }) : result
  const go = (step: '1' | '2') => replace(bindingPaths.accountBinding.to({ step, from }))

  switch (bindingPlace({ container, wish, isBound, hasPerson: person !== null })) {
    case 'app':
      return <InTheApp from={from} />
    case 'bound':
      return <Navigate to={next} replace />
    case 'number':
      return <FirstNumber from={from} result={result} />
    case 'password':
      if (person === null) return null
      return byCard ? (
        <BindByCard
          person={person}
          container={container}
          from={from}
          onPassword={() => setByCard(false)}
        />
      ) : (
        <BindByPassword
          person={person}
          container={container}
          from={from}
          onOther={() => {
            setPerson(null)
            go('1')
          }}
          onCard={() => setByCard(true)}
        />
      )
    case 'person':
      return (
        <FindAccount
          from={from}
          onFound={(found) => {
            setPerson(found)
            go('2')
          }}
        />
      )
  }
}

/** In the app accounts are the app's own: its sign-in takes the place of this page. */
function InTheApp({ from }: Pick<Input, 'from'>) {
  const shell = useShell()
  const { done } = useWayBack(from)
  return (
    <StateWithBack
      kind="login"
      title="请在 App 中登录账户"
      note="App 中无需绑定，登录后即可继续"
      actionText="登录"
      onAction={async () => {
        if (await shell.login()) done()
      }}
    />
  )
}
