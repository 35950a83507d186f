import { foldTexto } from '../texto/fold-texto.ts'

/** Words that every answer has: they tell no theme from another. */
const VACIAS: ReadonlySet<string> = new Set(
  `a al algo algun alguna algunas alguno algunos ante antes aqui asi aun aunque bien cada casi como con contra cosa cosas
cual cuales cualquier cuando cuanto da dan de debe deben deberia deberian debo decir del demas desde dia dias donde dos el
ella ellas ellos en entre era eramos eran eres es esa esas ese eso esos esta estaba estan estar estas este esto estos
estoy fue fueron gracias gran ha haber habia hace hacen hacer hacia han has hasta hay he hemos hizo hoy igual iba ir
jamas junto la las le les lo los mas me menos mi mia mio mis misma mismo mismos mucha muchas mucho muchos muy nada nadie
ni ningun ninguna ninguno no nos nosotras nosotros nuestra nuestras nuestro nuestros nunca o os otra otras otro otros
para parece parte pero persona personas poca poco pocos por porque pues que quien quienes quiere quiero quisiera se sea
sean segun ser seria si sido siempre siendo sin sino sobre solo somos son soy su sus suya suyo tal tambien tampoco tan
tanto te tener tenemos tengo ti tiene tienen toda todas todavia todo todos tu tus un una unas uno unos usted ustedes va
vamos van varias varios veces ver vez vida voy y ya yo empresa trabajo trabajar trabajamos gente mejor mejorar`.split(
    /\s+/,
  ),
)

/** From long to short: the first that fits is taken off, once. */
const FINALES = (
  'amientos imientos amiento imiento aciones iciones uciones acion icion ucion idades idad adores adoras edores edoras ' +
  'adora edora ador edor antes ancia encia mente ables ibles able ible istas ismos ista ismo ivos ivas ivo iva osos osas ' +
  'oso osa arian erian irian aremos eremos iremos aramos ieramos aria eria iria aran eran iran ando iendo yendo aron ieron ' +
  'abamos iamos aban aba ian ados adas idos idas ado ada ido ida amos emos imos ar er ir aste iste asen iesen ara iera ' +
  'illos illas itos itas illo illa ito ita es as os an en a e o s'
).split(' ')

const LARGO_MINIMO = 3

/** "capacitarnos", "ayudándome". */
const ENCLITICOS = ['nos', 'los', 'las', 'les', 'me', 'te', 'se', 'lo', 'la', 'le']
const ANTES_DE_ENCLITICO = ['ar', 'er', 'ir', 'ndo']

function cutEnclitico(palabra: string): string {
  const enclitico = ENCLITICOS.find(
    (uno) => palabra.endsWith(uno) && ANTES_DE_ENCLITICO.some((verbo) => palabra.endsWith(verbo + uno)),
  )
  return enclitico ? palabra.slice(0, -enclitico.length) : palabra
}

/**
 * The root that words of one family share: "capacitación", "capacitan" and "capacitarnos" are one. A rule of thumb that cuts
 * endings, not a grammar: what it makes is compared and never shown.
 */
export function getRaiz(palabra: string): string {
  let raiz = cutEnclitico(foldTexto(palabra))
  for (const final of FINALES) {
    if (!raiz.endsWith(final) || raiz.length - final.length < LARGO_MINIMO) continue
    raiz = raiz.slice(0, -final.length)
    break
  }
  return raiz
    .replace(/[aeo]$/, '')
    .replace(/z$/, 'c')
    .replace(/qu$/, 'c')
    .replace(/gu$/, 'g')
}

const PALABRA = /\p{L}[\p{L}\p{M}]+/gu

const raices = new Map<string, string | null>()
const PALABRAS_RECORDADAS = 50_000

/** Null: it says nothing. The same few thousand words come again and again. */
function findRaiz(palabra: string): string | null {
  const clave = palabra.toLowerCase()
  const sabida = raices.get(clave)
  if (sabida !== undefined) return sabida
  const plana = foldTexto(clave)
  const raiz = plana.length < LARGO_MINIMO || VACIAS.has(plana) ? null : getRaiz(plana)
  if (raices.size > PALABRAS_RECORDADAS) raices.clear()
  raices.set(clave, raiz)
  return raiz
}

const deTextos = new Map<string, ReadonlyMap<string, string>>()
const TEXTOS_RECORDADOS = 25_000

/** As listRaices, of texts that are asked for again with every key. */
export function recallRaices(texto: string): ReadonlyMap<string, string> {
  const sabidas = deTextos.get(texto)
  if (sabidas) return sabidas
  if (deTextos.size > TEXTOS_RECORDADOS) deTextos.clear()
  const raicesDeTexto = listRaices(texto)
  deTextos.set(texto, raicesDeTexto)
  return raicesDeTexto
}

/** The roots of a text, each with the first word that it was found in; what is covered ("[nombre]") says nothing. */
export function listRaices(texto: string): Map<string, string> {
  const halladas = new Map<string, string>()
  for (const [palabra] of texto.replace(/\[[^[\]\s]+\]/g, ' ').matchAll(PALABRA)) {
    const raiz = findRaiz(palabra)
    if (raiz && !halladas.has(raiz)) halladas.set(raiz, palabra.toLowerCase())
  }
  return halladas
}
