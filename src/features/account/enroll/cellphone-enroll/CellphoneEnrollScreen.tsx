import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { listProtocols } from '#api/calls/registration.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { enrollStep } from '#domain/identity/enrollment.ts'
import type { enrollPaths } from '#paths/enroll.ts'
import type { PathInput } from '#paths/path.ts'
import { session } from '#session/session.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { CodeStep } from './CodeStep.tsx'
import { Enrolled } from './Enrolled.tsx'
import { NumberStep } from './NumberStep.tsx'
import { useEnroll } from './use-enroll.ts'

type Input = PathInput<typeof enrollPaths.cellphoneEnroll>

/** Registers a mobile number for someone who has no account here yet. */
export default function CellphoneEnrollScreen({ input }: { readonly input: Input }) {
  const { userInfo } = useSnapshot(session)
  const agreements = useQuery(queryFor(listProtocols, { scene: 'enroll' }))
  const enroll = useEnroll(input, agreements.data?.protocols ?? [])
  const step = enrollStep({
    wish: input.step,
    isRegistered: userInfo !== null && userInfo.appUserFlag !== '0',
    hasMessage: enroll.began,
  })
  if (step === 'done') return <Enrolled from={input.from} />
  return (
    <Loaded query={agreements} skeleton={<SkeletonScreen shape="steps" />}>
      {() => (step === 'code' ? <CodeStep enroll={enroll} /> : <NumberStep enroll={enroll} />)}
    </Loaded>
  )
}

export const prefetch = () => [prefetchCall(listProtocols, { scene: 'enroll' })]
