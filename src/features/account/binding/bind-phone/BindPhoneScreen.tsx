import { StoppedFlow } from '#templates/frozen/StoppedFlow.tsx'
import { useCurrent } from '#api/use-current.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryUserStatus } from '#api/calls/auth.ts'
import { listBankCards } from '#api/calls/bank.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { phoneStep, type PhoneWay } from '#domain/identity/phone-change.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { dropProof, heldProof, keepProof } from '#session/proofs.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { FirstNumber } from './FirstNumber.tsx'
import { NewNumber } from './NewNumber.tsx'
import { ProvePhone } from './ProvePhone.tsx'

type Input = PathInput<typeof bindingPaths.bindPhone>

/**
 * Changes the mobile number: first a proof by the old number, by a card or by pictures, then the
 * new number. An account without a number gets its first one.
 */
export default function BindPhoneScreen({ input }: { readonly input: Input }) {
  const { from } = input
  const replace = useReplace()
  const [way, setWay] = useState<PhoneWay>('message')
  const user = useCurrent(queryUserStatus, {})
  const isVerified = user.data !== undefined && nameVerified(user.data) === true
  const cards = useQuery({ ...queryFor(listBankCards, {}), enabled: isVerified })
  const known = isVerified ? cards.data?.cards : []
  const data =
    user.data === undefined || known === undefined ? undefined : { user: user.data, cards: known }
  const go = (step: '1' | '2') => replace(bindingPaths.bindPhone.to({ step, from }))

  return (
    <Loaded
      query={combineQueries(isVerified ? [user, cards] : [user], data)}
      skeleton={<SkeletonScreen shape="steps" />}
    >
      {(all) => {
        const hasMobile = all.user.mobileNo !== ''
        const hasProof = heldProof('proofToken') !== null
        const step = phoneStep({ wish: input.step, hasMobile, hasProof })
        if (step === 'bind') return <FirstNumber from={from} />
        if (step === 'number') {
          return (
            <StoppedFlow sends="changeMobile">
              <NewNumber
                user={all.user}
                rests={way === 'card'}
                from={from}
                onProofLost={() => {
                  dropProof('proofToken')
                  go('1')
                }}
              />
            </StoppedFlow>
          )
        }
        return (
          <StoppedFlow sends="changeMobile">
            <ProvePhone
              user={all.user}
              cards={all.cards}
              way={way}
              from={from}
              onWay={setWay}
              onProved={(token) => {
                keepProof('proofToken', token)
                go('2')
              }}
            />
          </StoppedFlow>
        )
      }}
    </Loaded>
  )
}

export const prefetch = () => [prefetchCall(queryUserStatus, {})]
