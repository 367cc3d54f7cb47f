import { basename } from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import {
  isInterfaceDeclaration,
  isModuleDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { API, SymbolFlags, type Checker, type Type } from 'typescript/unstable/sync'
import { newer } from '#scripts/build/floor/newer.ts'
import type { MemberTypes } from '#scripts/build/floor/script-uses.ts'

/** Interfaces of the type checker's library that are another's part, or have another name there. */
const RENAMED: readonly (readonly [declared: RegExp, name: string])[] = [
  [/^Readonly(Array|Map|Set)$/, '$1'],
  [/^(?:Big)?(?:Ui|I)nt\d+(?:Clamped)?Array$|^Float\d+Array$/, 'TypedArray'],
  [/^(?:Array|Map|Set|String|RegExpString|Iterable)Iterator$|^IteratorObject$/, 'Iterator'],
  [/^(?:Callable|Newable)Function$/, 'Function'],
]

const renamed = (declared: string): string => {
  const found = RENAMED.find(([pattern]) => pattern.test(declared))
  return found ? declared.replace(...found) : declared
}

/** The interface, or the object of a constructor, that declares a member. */
interface Owner {
  readonly declared: string
  readonly isStatic: boolean
}

function ownerOfMember(member: Node): Owner | null {
  for (let around: Node | undefined = member.parent; around; around = around.parent) {
    if (isVariableDeclaration(around) && 'text' in around.name)
      return { declared: around.name.text, isStatic: true }
    if (!isInterfaceDeclaration(around)) continue
    const { text } = around.name
    const space: Node | undefined = around.parent.parent
    const isWithin = space && isModuleDeclaration(space) && 'text' in space.name
    const path = isWithin ? `${space.name.text}.${text}` : text
    const [, constructed] = /^(.+)Constructor$/.exec(path) ?? []
    return { declared: constructed ?? path, isStatic: constructed !== undefined }
  }
  return null
}

/** Reads whose members are in the files of a project, by its types, and closes it. */
export function withMemberTypes<T>(config: string, use: (types: MemberTypes) => T): T {
  const api = new API()
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
    if (!project) throw new Error(`${config} is no project`)
    return use(new ProjectMembers(project.checker))
  } finally {
    api.close()
  }
}

class ProjectMembers implements MemberTypes {
  readonly #checker: Checker
  readonly #newer = newer()

  constructor(checker: Checker) {
    this.#checker = checker
  }

  newerAt(file: string, at: number, key: string): string | null | undefined {
    const symbol = this.#checker.getSymbolAtPosition(file, at)
    if (symbol?.name !== key) return undefined
    let found: null | undefined
    for (const declaration of symbol.declarations) {
      // Declarations of the product and its packages are theirs, whatever their names.
      if (!/^lib\..*d\.ts$/.test(basename(declaration.path))) continue
      const member = declaration.resolve()
      const owner = member ? ownerOfMember(member) : null
      if (!owner) continue
      for (const path of this.#paths(owner, key)) {
        if (this.#newer.isNewer(path)) return path
        found = null
      }
    }
    return found
  }

  /** The paths by which MDN's data knows a member: of its owner, of what that is, or of what is one. */
  #paths({ declared, isStatic }: Owner, key: string): readonly string[] {
    const name = renamed(declared)
    const own = [`${name}.${key}`, `${name}.prototype.${key}`].slice(isStatic ? 0 : 1)
    const isKnown = (path: string) => this.#newer.isKnown(path)
    // Namespaces are objects of an interface: `Math`, `JSON`.
    const known = [...own, `${name}.${key}`].filter(isKnown)
    if (known.length > 0) return known
    for (const base of this.#bases(declared)) {
      const path = `${renamed(base)}.prototype.${key}`
      if (isKnown(path)) return [path]
    }
    const isGlobal = name === 'Window' || this.#bases('Window').has(name)
    if (isGlobal && !isStatic) return [key].filter(isKnown)
    return this.#newer
      .holdersOf(key)
      .filter((holder) => this.#bases(holder).has(declared))
      .map((holder) => `${holder}.prototype.${key}`)
  }

  readonly #basesByName = new Map<string, ReadonlySet<string>>()

  /** The interfaces that one extends. */
  #bases(name: string): ReadonlySet<string> {
    const known = this.#basesByName.get(name)
    if (known) return known
    const bases = new Set<string>()
    this.#basesByName.set(name, bases)
    const symbol = this.#checker.resolveName(name, SymbolFlags.Interface)
    const type: Type | undefined = symbol && this.#checker.getDeclaredTypeOfSymbol(symbol)
    if (!type?.isClassOrInterface()) return bases
    for (const base of this.#checker.getBaseTypes(type)) {
      const baseName = base.getSymbol()?.name
      if (baseName === undefined) continue
      bases.add(baseName)
      for (const further of this.#bases(baseName)) bases.add(further)
    }
    return bases
  }
}
