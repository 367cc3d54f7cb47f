/** The names of a new screen, as each file spells them. */
export interface ScreenNames {
  /** The module's first segment: `charge`. */
  readonly segment: string
  /** The screen's own segment: `feeHistory`. */
  readonly name: string
  readonly title: string
  /** `/charge/feeHistory` */
  readonly pattern: string
  /** `fee-history`: folder of the screen, and its files of calls. */
  readonly kebab: string
  /** `FeeHistory` */
  readonly pascal: string
  /** The key of the path: `feeHistory`. */
  readonly key: string
  readonly group: string
  /** `charge`: folder of the module. */
  readonly folder: string
  /** `chargePaths`, and the file that exports it: `src/paths/charge.ts`. */
  readonly paths: string
  readonly pathsFile: string
  /** The name of the module's row: `chargeModule`. */
  readonly row: string
}

export const kebabOf = (name: string): string =>
  name
    .replaceAll('_', '-')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()

export const pascalOf = (name: string): string =>
  kebabOf(name).replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())

export const camelOf = (name: string): string => {
  const pascal = pascalOf(name)
  return `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`
}

/** Returns where the source imports a file of `src/` from: `#paths/charge.ts`. */
export const importOf = (file: string): string => file.replace(/^src\//, '#')
