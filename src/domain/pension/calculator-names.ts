/** The names of the three tax calculators, of their doors and, with 结果, of their results. */
export const CALCULATOR_NAMES = {
  /** The tax that paying in saves in one year. */
  year: '年度节税计算',
  /** The tax that paying in for years saves, and the tax on drawing it. */
  years: '多年节税计算',
  /** By the rules of the pilot of 2018, for policies of then. */
  pilot: '税延养老保险计算',
} as const
