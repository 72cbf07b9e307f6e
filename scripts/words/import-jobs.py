"""Writes core/imports/recognize/job-endings.ts: python3 scripts/words/import-jobs.py (needs Faker, MIT).

How job words end, by many languages: endings that several jobs share and names, places and running text do not.
"""

import collections
import importlib
import os
import pathlib
import re
import unicodedata

import faker.providers as providers

MOST_ENDINGS = 1_500
LEAST_JOBS = 3
LEAST_SHARE = 0.6
PLAIN = {"ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "ё": "е"}


def plain(text):
    text = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    text = "".join(PLAIN.get(sign, sign) for sign in text.lower())
    return unicodedata.normalize("NFC", text)


def words(texts):
    return {word for text in texts for word in re.findall(r"[^\W\d_]+", plain(text))}


def texts_of(kind, names):
    folder = pathlib.Path(providers.__file__).parent / kind
    for locale in sorted(os.listdir(folder)):
        if not (folder / locale).is_dir() or locale.startswith("__"):
            continue
        provider = importlib.import_module(f"faker.providers.{kind}.{locale}").Provider
        lists = [value for name in names if not isinstance(value := getattr(provider, name, ()), property)]
        yield locale, [text for values in lists for text in values if isinstance(text, str)]


# Languages whose jobs Faker does not have
FURTHER = """
    skådespelare författare snickare målare lärare läkare byggare orgelbyggare bagare fiskare forskare havsforskare
    klockare odlare ledare programledare talare skrivare sjuksköterska barnmorska ingenjör redaktör konstnär formgivare
    utvecklare rådgivare föreläsare översättare fotograf dirigent kantor snöröjare biodlare trädgårdsmästare borgmästare
    båtbyggare silversmed guldsmed rörmokare elektriker mekaniker tekniker städare säljare tränare chef verkstadschef
    timmerman visser bakker molenaar schrijver schilder leraar lerares onderzoeker bouwer orgelbouwer kaasmaker
    fietsenmaker filmmaker dijkgraaf burgemeester verpleegkundige verloskundige vertaler vertaalster ontwerper ontwikkelaar
    hoogleraar docent wetenschapper imker tuinman advocaat rechter arts huisarts tandarts dierenarts bioloog psycholoog
    kunstenaar zangeres zanger dichter redacteur presentator fotografe directeur adviseur ondernemer onderneemster
    falegname fornaio panettiere fotografo giornalista scrittore scrittrice attore attrice pittore pittrice restauratore
    restauratrice ricercatore ricercatrice vulcanologa biologo biologa psicologo psicologa liutaio orologiaio libraio
    marinaio insegnante cantante musicista apicoltore apicoltrice agricoltore traduttore traduttrice ingegnere infermiere
    infermiera medico avvocato avvocata architetto architetta cuoco cuoca pasticciere pasticciera imprenditore
    imprenditrice illustratore illustratrice conduttore conduttrice programmatore programmatrice allenatore allenatrice
    forfatter fisker baker snekker maler lærer lege forsker havforsker dyrlege tannlege sykepleier jordmor utvikler
    rådgiver oversetter fotograf dommer advokat kunstner skuespiller dirigent bonde birøkter urmaker fyrvokter
    penulis pelukis penyanyi pembuat penerjemah pengacara pengusaha peneliti penjaga pengajar pemain pelatih pembawa
    peternak petani nelayan dokter perawat insinyur wartawan jurnalis fotografer sutradara pemusik
"""

jobs = {word for word in words([FURTHER]) if len(word) > 4}
for locale, titles in texts_of("job", ["jobs", "jobs_male", "jobs_female"]):
    if locale.split("_")[0] in ("zh", "ja", "ko", "th", "bn"):
        continue
    single = [title for title in titles if " " not in title.strip()]
    jobs |= {word for word in words(single) if len(word) > 5}
others = set()
for kind, names in [
    ("lorem", ["word_list"]),
    ("person", ["last_names", "first_names", "first_names_male", "first_names_female"]),
    ("address", ["cities", "city_names", "states", "countries", "street_names"]),
]:
    for _, texts in texts_of(kind, names):
        others |= words(texts)
others -= jobs


def endings(list_of_words):
    return collections.Counter(word[-size:] for word in list_of_words for size in (3, 4, 5, 6) if len(word) > size + 1)


of_jobs, of_others = endings(jobs), endings(others)
good = {
    ending: count
    for ending, count in of_jobs.items()
    if count >= LEAST_JOBS and count / (count + of_others[ending]) >= LEAST_SHARE
}
# A longer ending says nothing that a shorter one of its own does not
kept = {end for end in good if not any(end[at:] in good for at in range(1, len(end) - 2))}
best = sorted(sorted(kept, key=lambda ending: -good[ending])[:MOST_ENDINGS])
lines, line = [], ""
for ending in best:
    if len(line) + len(ending) > 106:
        lines.append(line.rstrip())
        line = ""
    line += ending + " "
lines.append(line.rstrip())
target = pathlib.Path(__file__).parents[2] / "core/imports/recognize/job-endings.ts"
target.write_text(
    "/** How job words end in about thirty languages, from Faker (MIT): scripts/words/import-jobs.py. */\n"
    "export const jobEndings: ReadonlySet<string> = new Set(\n  `\n    "
    + "\n    ".join(lines)
    + "\n  `.split(/\\s+/).filter(Boolean),\n)\n",
    encoding="utf-8",
)
print(len(jobs), len(others), len(good), len(best))
