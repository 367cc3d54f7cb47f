/** The names of the three tax calculators, of their doors and, with 结果, of their results. */
export const CALCULATOR_NAMES = {
  /** What paying in saves in one year. */
  year: '年度节税计算',
  /** What paying in for years saves, and what drawing it costs. */
  years: '多年节税计算',
  /** By the rules of the pilot of 2018, for policies of then. */
  pilot: '税延养老保险计算',
} as const
