/** The steps of an assessment. */
export const STEPS = ['作答', '核对', '结果'] as const
