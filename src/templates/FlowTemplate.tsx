import type { ReactNode } from 'react'
import { Stepper } from '#ui/lists/Stepper.tsx'
import { FormTemplate } from './FormTemplate.tsx'

type FormProps = Parameters<typeof FormTemplate>[0]

interface Props extends FormProps {
  /** The flow's steps, in order. */
  readonly steps: readonly string[]
  /** Which of them this is, from 0. Kept with the draft, so that a reload stays in its step. */
  readonly current: number
  readonly children: ReactNode
}

/** One step of several, with the way shown above it. */
export function FlowTemplate({ steps, current, children, ...form }: Props) {
  return (
    <FormTemplate {...form}>
      <Stepper steps={steps} current={current} />
      {children}
    </FormTemplate>
  )
}
