import { path } from '#paths/path.ts'

/** Years of paying into a pension account; what is entered is in no address. */
export const snowCalculatorPaths = {
  snowCalculator: path('/snowCalculator/snowCalculator'),
  snowCalculatorResult: path('/snowCalculator/snowCalculatorResult'),
} as const
