import type * as v from 'valibot'
import type {
  listPrivateContracts,
  listPrivateNav,
  queryPrivateProduct,
  queryPrivateState,
} from '#api/calls/private-plan.ts'
import type { PrivateStep } from '#domain/private-plan/steps.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { prerequisites } from '#shared/engines/person/prerequisites.ts'

export type PrivateState = v.InferOutput<typeof queryPrivateState.payload>
export type PrivateProduct = v.InferOutput<typeof queryPrivateProduct.payload>
export type PrivateNav = v.InferOutput<typeof listPrivateNav.payload>
export type Contract = v.InferOutput<typeof listPrivateContracts.payload>['contracts'][number]

interface StepWords {
  readonly name: string
  readonly note: string
  /** The button that leads to it. */
  readonly act: string
}

export const STEP_WORDS: Readonly<Record<Exclude<PrivateStep, 'ready'>, StepWords>> = {
  verify: { name: '实名认证', note: '准备好身份证和银行卡', act: '去实名认证' },
  assess: { name: '风险测评', note: '测评有效，结果为 C3 及以上', act: '去风险测评' },
  confirm: { name: '特定对象确认', note: '声明符合合格投资者条件，3 年内有效', act: '开始确认' },
  qualify: { name: '合格投资者认定', note: '提交材料，审核通过后 1 年内有效', act: '提交材料' },
}

/** The address where a step is made good; the others begin on the page in view. */
export const stepAddress = (step: 'assess' | 'qualify', from: string | undefined): string =>
  step === 'qualify'
    ? fundDetailPaths.advanceCertificateProblems.to()
    : prerequisites.assessment(from)
