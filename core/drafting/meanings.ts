/**
 * What a host may not want said, and how it is asked about, in English, French, Spanish and Portuguese, and relatives in German: people, life and death, feelings,
 * money, war, the law and faith. From the Intercontinental Dictionary Series (Key, Mary Ritchie & Comrie, Bernard, eds., 2015, Max Planck
 * Institute for Evolutionary Anthropology, https://ids.clld.org), licensed under CC BY 4.0. Changed: fewer meanings and no remarks, with everyday words added.
 */
export const meanings = `
fire/feu/fuego/fogo
burn/brûler, incendie/arder, quemar, incendio/queimar, incendiar, incêndio
man, men/homme/hombre/homem
woman, women/femme/mujer/mulher
boy/garçon/muchacho/menino, garoto
girl, daughter/fille/muchacha, hija/menina, garota, filha/tochter
child, children, kid/enfant/niño/criança, menino/kind, kinder
infant, baby/bébé/bebé, nene/bebê, nenê
husband/mari, époux/marido, esposo/marido/ehemann
boyfriend/copain/novio/namorado/freund
girlfriend/copine/novia/namorada/freundin
wife, wives/femme, épouse/esposa/esposa, mulher/ehefrau
marry, marriage, wedding/marier, épouser, mariage, noces/casarse, casamiento, boda/casar, matrimônio, casamento/hochzeit, heirat
divorce/divorce/divorcio/divórcio
father, dad/père/padre/pai/vater
mother, mom, mum/mère/madre/mãe/mutter
parents/parents/padres/pais/eltern
son/fils/hijo/filho/sohn
brother/frère/hermano/irmão/bruder
sister/sœur/hermana/irmã/schwester
twins/jumeaux/gemelos/gêmeos/zwillinge
grandfather/grand-père/abuelo/avô/großvater, opa
grandmother/grand-mère/abuela/avó/großmutter, oma
grandson/petit-fils/nieto/neto/enkel
granddaughter/petite-fille/nieta/neta
uncle/oncle/tío/tio/onkel
aunt/tante/tía/tia/tante
nephew/neveu/sobrino/sobrinho/neffe
niece/nièce/sobrina/sobrinha/nichte
cousin/cousin, cousine/primo, prima/primo, prima/cousin, cousine
relatives, kinsmen/parents/parientes, parentela/parentes
ancestors/ancêtres, aïeux/antepasados/antepassados, ancestrais
family/famille/familia/família/familie
orphan/orphelin, orpheline/huérfano, huérfana/órfão, órfã
widow/veuve/viuda/viúva/witwe
widower/veuf/viudo/viúvo
stepfather/beau-père/padrastro/padrasto
stepmother/belle-mère/madrastra/madrasta
blood/sang/sangre/sangue
heart/cœur/corazón/coração
vomit/vomir/vomitar/vomitar
born/né, naître/nacer/nascer
pregnant/enceinte/embarazada/grávida
live, life/vivre, vie/vivir, vida/viver, vida
die, dead, died, death/mourir, mort/morir, muerto, muerte/morrer, morto, morte
drowned/noyé/ahogado/afogado
kill/tuer/matar/matar
corpse/cadavre/cadáver/cadáver
bury/enterrer/sepultar/enterrar
grave, tomb/tombe, tombeau/sepulcro/túmulo, sepultura
weak/faible/débil/débil, fraco
health/santé/salud/saúde
sick, sickness, ill, illness/malade, maladie/enfermo, enfermedad/doente, doença
fever/fièvre/fiebre/febre
wound, sore/blessure, plaie/herida, llaga/ferida, chaga
scar/cicatrice/cicatriz/cicatriz
cure, heal/guérir/sanar, curar/sarar, curar
physician, doctor/médecin/doctor, médico/médico
medicine, drug/remède, médecine/medicina, remedio/medicamento, remédio
poison/poison/veneno/veneno
tired, weary/fatigué/cansado/cansado
lame/boiteux/lisiado/coxo
deaf/sourd/sordo/surdo
mute/muet/mudo/mudo
blind/aveugle/ciego/cego
intoxicated, drunk/ivre/ebrio/embriagado
beer/bière/cerveza/cerveja
wine/vin/vino/vinho
house/maison/casa/casa
lose, lost/perdre/perder/perder
destroy/détruire/destruir/destruir
harm, injure, damage/blesser, endommager/dañar, herir/danificar, ferir
money/argent/dinero/dinheiro
coin/monnaie/moneda/moeda
rich/riche/rico/rico
poor/pauvre/pobre/pobre
beggar/mendiant/mendigo/mendigo
avaricious, stingy/avare/avaro, mezquino/avarento
lend/prêter/prestar/emprestar
owe/devoir/deber/dever
debt/dette/deuda/dívida
pay/payer/pagar/pagar
tax/taxe, impôt/impuesto/imposto, taxa
wages, salary/salaire/salario, sueldo/salário
hire/louer/alquilar, emplear/alugar
sell/vendre/vender/vender
price/prix/precio/preço
shop, store/boutique, magasin/tienda, almacén/loja
separate/séparer/separar/separar
shut, close/fermer/cerrar/fechar
open/ouvrir/abrir/abrir
hide, conceal/cacher, dissimuler/esconder/esconder
flee/enfuir/huir/fugir
soul, spirit/âme, esprit/alma/alma, espírito
misfortune/malheur, malchance, infortune/desgracia/infortúnio, azar
love/aimer, amour/querer, amor/amar, amor
kiss/baiser, embrasser/besar/beijar
pain/douleur/dolor/dor
grief, sorrow, sadness/peine, chagrin/tristeza, pena/tristeza
anxiety, worry/anxiété/ansiedad, angustia/ansiedade, preocupação
regret/regretter/lamentar/lamentar
pity/pitié, compassion/compasión, lástima/pena, compaixão
cry, weep/pleurer/llorar/chorar
hate/haïr/odiar/odiar
anger/colère/enojo/raiva, ira
envy, jealousy/envie, jalousie/envidia, celos/inveja, ciúme
shame/honte/vergüenza/vergonha
fear, fright/peur, crainte/miedo/medo, susto
danger/danger/peligro/perigo
lie/mentir/mentir/mentir
deceit/tromperie/engaño/engano
forgive/pardonner/perdonar/perdoar
fault/faute/culpa/falta, culpa
mistake, error/erreur, faute/equivocación, error/erro
blame/blâme/culpa, censura/culpa
insane, crazy/fou, insensé/loco, insano/louco, maluco
pupil/élève/alumno/aluno
teacher/professeur/profesor, maestro/professor
school/école/escuela, colegio/escola
suspect/soupçonner/sospechar/suspeitar
betray/trahir/traicionar/trair
admit, confess/admettre, avouer/admitir, confesar/admitir, confessar
threaten/menacer/amenazar/ameaçar
book/livre/libro/livro
country/pays/país/país
city, town/cité, ville/ciudad/cidade
village/village/pueblo/aldeia
border, boundary/frontière/frontera/fronteira
chief, boss/chef, patron/jefe, cacique/chefe, patrão
king/roi/rey/rei
queen/reine/reina/rainha
master/maître/amo, dueño/senhor, dono
slave/esclave/esclavo/escravo
friend, companion/ami, compagnon/amigo, compañero/amigo, companheiro
enemy/ennemi/enemigo/inimigo
neighbor, neighbour/voisin/vecino/vizinho
stranger/étranger/extranjero, forastero/estranho, forasteiro
quarrel, strife/lutte, querelle/lucha, pleito/disputa, luta
conspiracy/conspiration, complot/conspiración/conspiração
prostitute/prostituée/prostituta/prostituta
fight/battre/pelear/lutar
war, battle/guerre, bataille/guerra, batalla/guerra, batalha
army/armée/ejército, tropas/exército
soldier/soldat/soldado/soldado
weapons/armes/armas/armas
gun/fusil/escopeta/arma, pistola
defeat/défaite, déroute/derrota/derrota
attack/attaquer/atacar/atacar
captive, prisoner/prisonnier/cautivo, preso/cativo, prisioneiro
shoot/tirer, fusiller/disparar/disparar, fuzilar
law/loi, droit/ley/lei
court/cour, tribunal/tribunal/tribunal
judge/juge, juger/juez, juzgar/juiz, julgar
judgment/jugement/juicio/julgamento
plaintiff/plaignant/demandante/queixoso
defendant/accusé/acusado/réu, acusado
witness/témoin/testigo/testemunha
oath/serment/juramento/juramento
accuse/accuser/acusar, denunciar/acusar
condemn/condamner/condenar/condenar
convict/inculper/inculpar, condenar/sentenciar, condenar
acquit/acquitter/absolver/absolver
guilty/coupable/culpable/culpado
innocent/innocent/inocente/inocente
penalty, punishment/punition/castigo/punição, castigo
fine/amende/multa/multa
prison, jail/prison/cárcel/prisão
murder/meurtre/asesinar/assassinar
adultery/adultère/adulterio/adultério
rape/viol/violación/violação, estupro
steal/voler, dérober/robar/roubar
thief/voleur/ladrón/ladrão
religion/religion/religión/religião
god/dieu/dios/deus
church, temple/église, temple/iglesia/templo, igreja
pray/prier/orar/orar, rezar
priest/prêtre, curé/cura, presbítero/sacerdote
holy, sacred/sacré, saint/sagrado/santo, sagrado
`
