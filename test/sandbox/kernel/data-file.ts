import * as v from 'valibot'

/**
 * The data of a JSON file, once its rows have the shape of `schema`. Throws a sentence that names
 * the file and the row, counted from 1 or by its key, of the first that has not.
 */
export function dataFile<S extends v.GenericSchema>(
  file: string,
  schema: S,
  data: unknown,
): v.InferOutput<S> {
  const read = v.safeParse(schema, data)
  if (read.success) return read.output
  const [issue] = read.issues
  const place = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key + 1 : key))
  throw new Error(`${file}, row ${place.join(', ')}: ${issue.message}`)
}

/** A text of a data file, with what its `{names}` stand for. */
export const filledText = (text: string, names: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const found = names[name]
    if (found === undefined) throw new Error(`Nothing is called {${name}}: "${text}"`)
    return found
  })
