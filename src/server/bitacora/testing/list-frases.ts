import type { TestApp } from '#tests/support/test-app.ts'

/** The newest sentences of the log about climates, as an administrator reads them. */
export async function listFrasesDeClimas(
  { graphql, logInAs }: Pick<TestApp, 'graphql' | 'logInAs'>,
  cuantas: number,
): Promise<string[]> {
  const { data } = await graphql(
    'query($limit: Int!) { appInfo { getBitacora(filtro: { seccion: climas }, limit: $limit) { anotaciones { frase { texto } } } } }',
    { limit: cuantas },
    await logInAs('administrador'),
  )
  return data.appInfo.getBitacora.anotaciones.map(({ frase }: { frase: { texto: string }[] }) =>
    frase.map(({ texto }) => texto).join(''),
  )
}
