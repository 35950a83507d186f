/** Computed by whoever asks first, and then at hand. */
export function lazy<T>(compute: () => T): () => T {
  let computed: { value: T } | undefined
  return () => {
    computed ??= { value: compute() }
    return computed.value
  }
}
