import type { ReactNode } from 'react'
import { Stepper } from '#ui/lists/Stepper.tsx'
import { FormTemplate } from './FormTemplate.tsx'

type FormProps = Parameters<typeof FormTemplate>[0]

interface Props extends FormProps {
  /** The flow's steps, in order. */
  readonly steps: readonly string[]
  /**
   * The index of this step, from 0. Screens keep it in the draft, so that a reload stays at the
   * step.
   */
  readonly current: number
  readonly children: ReactNode
}

/** One step of a flow, with all steps shown above it. */
export function FlowTemplate({ steps, current, children, ...form }: Props) {
  return (
    <FormTemplate {...form}>
      <Stepper steps={steps} current={current} />
      {children}
    </FormTemplate>
  )
}
