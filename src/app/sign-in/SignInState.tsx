import { Suspense } from 'react'
import type { SignedOut } from '#domain/sign-in/sign-in.ts'
import { lazyPart } from '#ui/layout/lazy-part.ts'

/** Not in the entry, which the pages of signed-in users load, too. */
const SignInPage = lazyPart(() => import('./SignInPage.tsx'))

/** Says why the user is not signed in. */
export function SignInState(props: Pick<SignedOut, 'why' | 'text'>) {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <SignInPage {...props} />
    </Suspense>
  )
}
