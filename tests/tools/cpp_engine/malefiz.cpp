// The rules of Malefiz (MA-01 .. MA-15, MF-01 .. MF-05) in plain C++: what the Python engine's speed is set beside.
//
// Pawns walk depth first over flat arrays; a list is a vector, chance is the standard library's. A board and positions
// are read as numbers from standard input, as malefiz.py writes them. Commands:
//
//   perft DEPTH        how many sequences of turns begin at each position, one count a line
//   lists ROUNDS       "targets nanoseconds": all positions' target lists, so often; CPU time
//   games GAMES SEED   "turns nanoseconds": random games from the first position to the goal; CPU time
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <random>
#include <string>
#include <vector>

namespace {

constexpr int FREE = -1, BARRICADE = -2;  // what stands on a field, where it is no seat's number
constexpr int HOUSE = -1, FOREST = -2;    // where a pawn is that stands on no field
constexpr int FIELDS = 128, SEATS = 4, PAWNS = 5;

struct Board {
    int fields = 0, goal = 0, forest_exit = 0;
    std::vector<int> near[FIELDS];
    bool rest[FIELDS] = {}, village[FIELDS] = {}, closed[FIELDS] = {};  // closed: takes no barricade
};

struct Position {
    int seats = 0, turn = 0, pawns = 0;
    bool capture_own = true;
    int first[SEATS];           // the field in front of each seat's house
    int8_t at[SEATS][PAWNS];    // where each pawn is: a field, HOUSE or FOREST
    int8_t stands[FIELDS];
};

struct Step {
    int8_t pawn, target;
};

using Steps = std::vector<Step>;

Board board;

// All fields that one pawn may end on, each once, appended to `found`.
class Walker {
  public:
    Walker(const Position& position, Steps& found) : position_(position), found_(found) {}

    void walk(int pawn, int die) {
        pawn_ = static_cast<int8_t>(pawn);
        reached_[0] = reached_[1] = 0;
        const int at = position_.at[position_.turn][pawn];
        if (at >= 0) {
            onward(at, die);
        } else {  // MA-05, MF-05
            enter(at == HOUSE ? position_.first[position_.turn] : board.forest_exit, die);
        }
    }

  private:
    void onward(int field, int left) {
        met_[field] = true;  // MA-06
        for (int next : board.near[field])
            if (!met_[next]) enter(next, left);
        met_[field] = false;
    }

    void enter(int field, int left) {
        if (left == 1)
            land(field);
        else if (position_.stands[field] != BARRICADE)  // MA-10
            onward(field, left - 1);
    }

    void land(int field) {
        const int stander = position_.stands[field];
        if (stander >= 0 && (board.rest[field] || (stander == position_.turn && !position_.capture_own)))
            return;  // MF-02, MA-08
        uint64_t& reached = reached_[field >> 6];
        const uint64_t bit = uint64_t{1} << (field & 63);
        if (reached & bit) return;
        reached |= bit;
        found_.push_back({pawn_, static_cast<int8_t>(field)});
    }

    const Position& position_;
    Steps& found_;
    int8_t pawn_ = 0;
    uint64_t reached_[2] = {};
    bool met_[FIELDS] = {};
};

Steps list_targets(const Position& position, int die) {
    Steps found;
    Walker walker(position, found);
    bool house = false, forest = false;
    for (int pawn = 0; pawn < position.pawns; ++pawn) {
        const int at = position.at[position.turn][pawn];
        if ((at == HOUSE && house) || (at == FOREST && forest)) continue;  // pawns there are alike
        house |= at == HOUSE;
        forest |= at == FOREST;
        walker.walk(pawn, die);
    }
    return found;
}

void lift(Position& position, int pawn) {
    const int at = position.at[position.turn][pawn];
    if (at >= 0) position.stands[at] = FREE;
}

void put(Position& position, Step step) {
    const int stander = position.stands[step.target];
    if (stander >= 0) {
        for (int pawn = 0; pawn < position.pawns; ++pawn)
            if (position.at[stander][pawn] == step.target) {
                position.at[stander][pawn] = board.village[step.target] ? FOREST : HOUSE;  // MA-08, MF-04
                break;
            }
    }
    position.stands[step.target] = static_cast<int8_t>(position.turn);
    position.at[position.turn][step.pawn] = step.target;
}

void next_seat(Position& position) {
    position.turn = position.turn + 1 == position.seats ? 0 : position.turn + 1;
}

uint64_t perft(const Position& position, int depth) {
    if (depth == 0) return 1;
    if (position.stands[board.goal] >= 0) return 0;  // MA-15
    uint64_t total = 0;
    for (int die = 1; die <= 6; ++die) {
        const Steps found = list_targets(position, die);
        if (found.empty()) {  // MA-14
            Position after = position;
            next_seat(after);
            total += perft(after, depth - 1);
        }
        for (const Step& step : found) {
            Position after = position;
            lift(after, step.pawn);
            const bool takes = after.stands[step.target] == BARRICADE;
            put(after, step);
            next_seat(after);
            if (!takes) {
                total += perft(after, depth - 1);
                continue;
            }
            for (int place = 0; place < board.fields; ++place) {  // MA-11
                if (after.stands[place] != FREE || board.closed[place]) continue;
                after.stands[place] = BARRICADE;
                total += perft(after, depth - 1);
                after.stands[place] = FREE;
            }
        }
    }
    return total;
}

using Chance = std::mt19937_64;

int below(Chance& chance, int number) { return std::uniform_int_distribution<int>(0, number - 1)(chance); }

uint64_t play(Position position, Chance& chance) {
    uint64_t turns = 0;
    for (; position.stands[board.goal] < 0; next_seat(position)) {
        ++turns;
        const Steps found = list_targets(position, 1 + below(chance, 6));
        if (found.empty()) continue;
        const Step step = found[below(chance, static_cast<int>(found.size()))];
        lift(position, step.pawn);
        const bool takes = position.stands[step.target] == BARRICADE;
        put(position, step);
        if (!takes) continue;
        int place = 0;
        do place = below(chance, board.fields);
        while (position.stands[place] != FREE || board.closed[place]);
        position.stands[place] = BARRICADE;
    }
    return turns;
}

int number() {
    int value = 0;
    if (!(std::cin >> value)) {
        std::cerr << "a number is missing\n";
        std::exit(2);
    }
    return value;
}

std::vector<int> numbers() {  // how many, then each
    std::vector<int> values(static_cast<size_t>(number()));
    for (int& value : values) value = number();
    return values;
}

// fields, goal, forest exit (0 without a forest), ends of all links, rest fields, village, fields closed to barricades
void read_board() {
    board.fields = number();
    board.goal = number();
    board.forest_exit = number();
    const std::vector<int> ends = numbers();
    for (size_t i = 0; i + 1 < ends.size(); i += 2) {
        board.near[ends[i]].push_back(ends[i + 1]);
        board.near[ends[i + 1]].push_back(ends[i]);
    }
    for (int field : numbers()) board.rest[field] = true;
    for (int field : numbers()) board.village[field] = true;
    for (int field : numbers()) board.closed[field] = true;
}

// capture_own, turn, barricades, number of seats, then for each its first field and its pawns; then the die
std::pair<Position, int> read_position() {
    Position position;
    for (int8_t& stander : position.stands) stander = FREE;
    position.capture_own = number() != 0;
    position.turn = number();
    for (int field : numbers()) position.stands[field] = BARRICADE;
    position.seats = number();
    for (int seat = 0; seat < position.seats; ++seat) {
        position.first[seat] = number();
        const std::vector<int> pawns = numbers();
        position.pawns = static_cast<int>(pawns.size());
        for (size_t pawn = 0; pawn < pawns.size(); ++pawn) {
            position.at[seat][pawn] = static_cast<int8_t>(pawns[pawn]);
            if (pawns[pawn] >= 0) position.stands[pawns[pawn]] = static_cast<int8_t>(seat);
        }
    }
    const int die = number();
    return {position, die};
}

int64_t cpu_nanoseconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1'000'000'000LL + now.tv_nsec;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string command = argc > 1 ? argv[1] : "";
    const long first = argc > 2 ? std::atol(argv[2]) : 0, second = argc > 3 ? std::atol(argv[3]) : 0;
    read_board();
    std::vector<std::pair<Position, int>> positions(static_cast<size_t>(number()));
    for (auto& position : positions) position = read_position();
    uint64_t total = 0;
    const int64_t started = cpu_nanoseconds();
    if (command == "perft") {
        for (const auto& [position, die] : positions) std::cout << perft(position, static_cast<int>(first)) << '\n';
        return 0;
    }
    if (command == "lists") {
        for (long round = 0; round < first; ++round)
            for (const auto& [position, die] : positions) total += list_targets(position, die).size();
    } else if (command == "games" && !positions.empty()) {
        Chance chance(static_cast<uint64_t>(second));
        for (long game = 0; game < first; ++game) total += play(positions.front().first, chance);
    } else {
        std::cerr << "perft DEPTH | lists ROUNDS | games GAMES SEED\n";
        return 2;
    }
    std::cout << total << ' ' << cpu_nanoseconds() - started << '\n';
}
